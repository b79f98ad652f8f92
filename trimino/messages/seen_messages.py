"""Messages about what a record proves to a device that kept something of its match."""

from trimino.records.seen_proof import SeenProof
from trimino.rules import Message


def seen_messages(proof: SeenProof) -> list[Message]:
    """The checks that were made, each in a sentence."""
    told = [_deals_message(proof)]
    if proof.heads and proof.shown == proof.moves:
        told.append(Message("seen-proof-log", {"version": max(proof.heads)}))
    elif proof.heads:
        details = {"version": max(proof.heads), "shown": proof.shown, "moves": proof.moves}
        told.append(Message("seen-proof-log-part", details))
    if proof.unchecked:
        told.append(Message("seen-proof-no-log"))
    return told


def _deals_message(proof: SeenProof) -> Message:
    if not proof.seats:
        name = "seen-proof-dropped" if proof.dropped else "seen-proof-deals-only"
        return Message(name, {"rounds": proof.rounds})
    if proof.strangers:
        return Message("seen-proof-stranger", {"seat": proof.strangers[0] + 1})
    if proof.silent:
        return Message("seen-proof-silent", {"seat": proof.silent[0] + 1})
    return Message("seen-proof-deals", {"rounds": proof.rounds})

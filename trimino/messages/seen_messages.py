"""Messages about what a record proves to a device that kept something of its match."""

from trimino.records.seen_proof import SeenProof
from trimino.rules import Message


def seen_messages(proof: SeenProof) -> list[Message]:
    """What was checked, each part in a sentence."""
    name = "seen-proof-deals" if proof.seats else "seen-proof-deals-only"
    told = [Message(name, {"rounds": proof.rounds})]
    if proof.seats and proof.strangers:
        told = [Message("seen-proof-stranger", {"seat": proof.strangers[0] + 1})]
    if proof.heads and proof.shown == proof.moves:
        told.append(Message("seen-proof-log", {"version": max(proof.heads)}))
    elif proof.heads:
        details = {"version": max(proof.heads), "shown": proof.shown, "moves": proof.moves}
        told.append(Message("seen-proof-log-part", details))
    if proof.unchecked:
        told.append(Message("seen-proof-no-log"))
    return told

"""Messages about what a record proves to a device that kept something of its match."""

from trimino.records.seen_proof import SeenProof
from trimino.rules import Message


def seen_messages(proof: SeenProof) -> list[Message]:
    """What was checked, each part in a sentence."""
    name = "seen-proof-deals" if proof.seats else "seen-proof-deals-only"
    told = [Message(name, {"rounds": proof.rounds})]
    if proof.heads:
        told.append(Message("seen-proof-log", {"version": max(proof.heads)}))
    if proof.unchecked:
        told.append(Message("seen-proof-no-log"))
    return told

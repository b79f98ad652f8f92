"""What server and clients say to each other: commands and forms come in, frames go out.

Commands and forms are checked strictly when they arrive. Frames are made by the server itself, so
they are plain values whose types stand here once; the description for browsers is made from both.
"""

"""A bare relay on the server's own framework: each frame goes to every socket of its table.

It is what a table costs without a game, and what the server is compared with.
"""

import socket
import sys
from collections import defaultdict

import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

app = FastAPI()
tables: dict[str, list[WebSocket]] = defaultdict(list)


@app.websocket("/api/tables/{table}/socket")
async def relay(websocket: WebSocket, table: str) -> None:
    await websocket.accept()
    tables[table].append(websocket)
    try:
        while True:
            text = await websocket.receive_text()
            for other in tables[table]:
                await other.send_text(text)
    except WebSocketDisconnect:
        tables[table].remove(websocket)


def main(port: int) -> None:
    config = uvicorn.Config(
        app, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False
    )
    with socket.create_server(("127.0.0.1", port), backlog=2048) as listener:
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        print("ready", flush=True)
        uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main(int(sys.argv[1]))

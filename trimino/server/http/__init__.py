"""HTTP and WebSocket interface: the app, its endpoints, middleware, authentication and limits."""

# A server process in a container. By itself it keeps its games in a file under /data:
#
#     docker build -t trimino .
#     docker run -p 8000:8000 -v trimino:/data trimino
#
# With PostgreSQL, two processes and a proxy: compose.yaml.

FROM node:20-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0 AS web
WORKDIR /build/web
# Only what the lock names, only with its hashes.
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web ./
COPY trimino ../trimino
RUN npm run build

FROM python:3.11-slim@sha256:be1575ed968de893bd54f4c56315ff7c4736ce522c1bca08fd521731aafc0d76 AS build
WORKDIR /build
RUN python -m venv /opt/trimino
ENV PATH=/opt/trimino/bin:$PATH
# Only what the lock names, only with its hashes, only wheels: nothing else is fetched or run.
COPY requirements/server.txt requirements/
RUN pip install --no-cache-dir --require-hashes --only-binary=:all: \
    --requirement requirements/server.txt
COPY pyproject.toml hatch_build.py hatch_readme.py README.md LICENSE ./
COPY trimino trimino
COPY --from=web /build/web/dist trimino/web
RUN pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim@sha256:be1575ed968de893bd54f4c56315ff7c4736ce522c1bca08fd521731aafc0d76
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin trimino \
    && install -d -o trimino -g trimino /data /var/cache/trimino
COPY --from=build /opt/trimino /opt/trimino
ENV PATH=/opt/trimino/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    TRIMINO_CACHE=/var/cache/trimino \
    TRIMINO_DATABASE=sqlite:////data/trimino.db \
    TRIMINO_HOST=0.0.0.0 \
    TRIMINO_PORT=8000 \
    TRIMINO_LOG_FORMAT=json
USER trimino
WORKDIR /data
VOLUME ["/data", "/var/cache/trimino"]
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health/ready', timeout=2)"]
CMD ["trimino", "serve"]

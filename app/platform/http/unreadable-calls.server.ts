import type { Server } from 'node:http';

/** A photo of 5 MB may take 90 s. */
const LONGEST_REQUEST_MS = 100_000;
const HEADERS_MS = 20_000;

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Adds the headers of every other response to the refusals that Node itself sends before the shop sees a
 * request.
 */
export function refuseUnreadable(server: Server, headers: Record<string, string>): void {
  server.requestTimeout = LONGEST_REQUEST_MS;
  server.headersTimeout = HEADERS_MS;
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
  });
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, { ...headers, 'Content-Length': '0', Connection: 'close' });
    response.end();
  });
}

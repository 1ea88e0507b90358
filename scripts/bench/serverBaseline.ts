// The yardstick of the server bench: node:http that answers a fixed small JSON and nothing else.
import http from 'node:http';

const body = JSON.stringify({ success: true, status: 'ok' });
const server = http.createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));

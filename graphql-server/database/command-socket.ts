import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { socketIn, type SocketHandler } from './lock.ts';

/** A command for the server that holds the embedded database. */
interface Request {
  command: string;
  params: unknown;
}

type Response = { done: unknown } | { refused: string };

/** Performs a command; `signal` aborts when the client closes the connection. The message of an error is sent to the client. */
export type CommandHandler = (params: unknown, signal: AbortSignal) => Promise<unknown>;

/** Why the server did not perform a command, in a sentence for the operator. */
export class CommandRefused extends Error {}

/** Maximum length of a request; a path has at most 4096 characters on Linux. */
const MAX_REQUEST_LENGTH = 8192;

/**
 * Handles connections to the lock's socket of the embedded database, to which only the user of the server can connect: a client sends a request as
 * JSON in one line and receives the response as JSON.
 */
export function commandListener(handlers: Readonly<Record<string, CommandHandler>>): SocketHandler {
  const respond = async (line: string, signal: AbortSignal): Promise<Response> => {
    try {
      const { command, params } = JSON.parse(line) as Request;
      const handler = handlers[command];
      if (!handler) return { refused: 'The server is of another version: restart it.' };
      return { done: await handler(params, signal) };
    } catch (error) {
      return { refused: error instanceof Error ? error.message : String(error) };
    }
  };
  return (socket) => {
    const client = new AbortController();
    // Not `node:readline`, which throws errors of the socket and takes an interrupted line for a complete one.
    let received = '';
    const read = (chunk: string) => {
      received += chunk;
      const end = received.indexOf('\n');
      if (end < 0 && received.length <= MAX_REQUEST_LENGTH) return;
      socket.off('data', read).resume();
      if (end < 0) socket.destroy();
      else
        void respond(received.slice(0, end), client.signal).then((response) =>
          socket.end(`${JSON.stringify(response)}\n`),
        );
    };
    socket.setEncoding('utf8').on('data', read);
    socket.on('error', () => {}).once('close', () => client.abort());
  };
}

/** Has the server that holds the embedded database perform a command. Returns its result. Throws `CommandRefused`. */
export async function sendCommand(
  dataFolder: string,
  request: Request,
  signal?: AbortSignal,
): Promise<unknown> {
  let line: string;
  try {
    const socket = connect({ path: socketIn(dataFolder), signal });
    socket.write(`${JSON.stringify(request)}\n`);
    line = await text(socket);
  } catch (error) {
    signal?.throwIfAborted();
    const reason = (error as Error).message;
    throw new CommandRefused(`The server that holds the database does not answer (${reason}).`);
  }
  if (line === '') throw new CommandRefused('The server ended before it had done this.');
  const response = JSON.parse(line) as Response;
  if ('refused' in response) throw new CommandRefused(response.refused);
  return response.done;
}

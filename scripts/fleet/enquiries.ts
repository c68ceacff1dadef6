import { Agent, request } from 'node:http';

const PATIENCE_MS = 30_000;
const ENQUIRY = { email: 'visitor@example.com', subject: 'A home', message: 'Is it still to be had?' };

/** What came of enquiries: the names of those who were thanked, and how many were not. */
export interface Enquired {
  thanked: string[];
  refused: number;
}

/** Enquiries of so many visitors in the same moment, each from an address of his own. */
export async function enquireAtOnce(origin: string, visitors: number): Promise<Enquired> {
  const agent = new Agent({ maxSockets: visitors });
  const came: Enquired = { thanked: [], refused: 0 };
  const each = async (_: unknown, n: number) => {
    const name = `Visitor ${n}`;
    if (
      await isThanked(origin, {
        agent,
        name,
        address: `127.${64 + (n >> 12)}.${(n >> 6) & 63}.${(n & 63) + 1}`,
      })
    )
      came.thanked.push(name);
    else came.refused++;
  };
  await Promise.all(Array.from({ length: visitors }, each));
  agent.destroy();
  return came;
}

function isThanked(
  origin: string,
  { agent, name, address }: { agent: Agent; name: string; address: string },
): Promise<boolean> {
  const body = JSON.stringify({ ...ENQUIRY, name });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve) => {
    const asked = request(
      `${origin}/api/contact`,
      { method: 'POST', agent, headers, localAddress: address, signal },
      (answer) => {
        answer.on('error', () => {}).resume();
        resolve(answer.statusCode === 201);
      },
    );
    asked.on('error', () => resolve(false));
    asked.end(body);
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers one request. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sends a value as JSON. */
export function answer(reply: FastifyReply, status: number, value: unknown): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(value));
}

/** A part of the address, by its name in the route. */
export function parameterOf({ params }: FastifyRequest, name: string): string {
  return (params as Record<string, string>)[name] ?? '';
}

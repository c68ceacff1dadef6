import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** A cookie that the browser is to keep, set when the answer leaves. */
    keepsake: string | null;
  }
}

/** The browser that a request comes from, as far as it keeps something of an earlier sign-in. */
export interface Browser {
  /** What it keeps. */
  note: string | undefined;
  /** Has it keep something else. */
  keep(note: string, seconds: number): void;
}

const NAME = 'marsa-browser';
const NOTE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]{1,2000})(?:;|$)`);

/** The browser behind a request. */
export function browserOf(request: FastifyRequest): Browser {
  return {
    note: NOTE.exec(request.headers.cookie ?? '')?.[1],
    keep: (note, seconds) => {
      request.keepsake = `${NAME}=${note}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
    },
  };
}

/** Gives browsers what they are to keep: no script can read it, and no foreign page have it sent. */
export const deviceCookie = fp<{ https: boolean }>((app: FastifyInstance, { https }, done) => {
  app.decorateRequest('keepsake', null);
  app.addHook('onSend', (request, reply, payload, next) => {
    if (request.keepsake) reply.header('set-cookie', `${request.keepsake}${https ? '; Secure' : ''}`);
    next(null, payload);
  });
  done();
});

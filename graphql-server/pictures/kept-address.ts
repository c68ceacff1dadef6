import { createHmac, timingSafeEqual } from 'node:crypto';
import { UPLOADS } from './picture-urls.ts';

/** Where pictures are served from that are only kept, for those to whom their address was given. */
export const KEPT = `${UPLOADS}/kept`;

const HOUR = 60 * 60 * 1000;

/** Addresses of pictures that no visitor is shown any more: each is signed, and good for an hour or two. */
export class KeptAddresses {
  constructor(private readonly secret: string) {}

  /** The address of a picture's master, the same for an hour. */
  of(file: string): string {
    const until = String((Math.floor(Date.now() / HOUR) + 2) * HOUR);
    return `${KEPT}/${until}.${this.#sign(file, until).toString('base64url')}/${file}`;
  }

  /** Whether a ticket is one of ours for that picture, and still good. */
  admits(file: string, ticket: string): boolean {
    const [until = '', signature = ''] = ticket.split('.');
    const given = Buffer.from(signature, 'base64url');
    const ours = this.#sign(file, until);
    return given.length === ours.length && timingSafeEqual(given, ours) && Number(until) > Date.now();
  }

  #sign(file: string, until: string): Buffer {
    return createHmac('sha256', this.secret).update(`kept picture ${file} ${until}`).digest();
  }
}

import type { SignedTokens } from '../signed-tokens.ts';

/** The action that a link in an email allows. */
type Action = 'confirm-search' | 'unsubscribe';

/** Tokens of the links in emails about saved searches. They do not expire and need no storage. */
export class SearchTokens {
  constructor(private readonly tokens: SignedTokens) {}

  create(action: Action, id: number): Promise<string> {
    return this.tokens.sign(action, { sub: String(id) });
  }

  /**
   * The id of the search of a token; null for an invalid token and for one of another action. Ignores what mail programs add: `3D`
   * before it and punctuation after it.
   */
  async idIn(action: Action, text: string): Promise<number | null> {
    const [, token = ''] = /^(?:3D)?((?:[\w-]+\.){2}[\w-]+)(?![\w-])\W*$/.exec(text) ?? [];
    const claims = await this.tokens.verify(action, token);
    return claims && Number(claims.sub);
  }
}

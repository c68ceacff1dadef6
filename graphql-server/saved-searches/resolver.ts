import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { NotFound } from '../errors.ts';
import type { SavedSearches } from './saved-searches.ts';

/** What the resolver finds in the GraphQL context of one request. */
export interface SavedSearchContext {
  /** Null where no mail server is set. */
  savedSearches: SavedSearches | null;
  /** The address the request came from. */
  ip: string;
  limits: { saving(ip: string): Promise<void> };
}

/** Searches of which visitors are mailed what is new. */
@Resolver()
export class SavedSearchResolver {
  @Query(() => Boolean, { description: 'Whether what is new in a search can be mailed.' })
  canMailSearches(@Ctx() { savedSearches }: SavedSearchContext): boolean {
    return savedSearches !== null;
  }

  @Mutation(() => Boolean, {
    description:
      'Has a letter sent by which its reader confirms that he wants what is new in a search mailed, once a day at most; true whether or not the address is known.',
  })
  async saveSearch(
    @Arg('email', () => String, { description: 'Where to.' }) email: string,
    @Arg('search', () => String, {
      description: 'The search, as it stands after the question mark of its address.',
    })
    search: string,
    @Ctx() { savedSearches, limits, ip }: SavedSearchContext,
  ): Promise<boolean> {
    await offered(savedSearches).save(email, search, () => limits.saving(ip));
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Confirms a saved search; false where its link is none, or too old.',
  })
  async confirmSearch(
    @Arg('token', () => String, { description: 'The token in the link of the email.' }) token: string,
    @Ctx() { savedSearches }: SavedSearchContext,
  ): Promise<boolean> {
    return offered(savedSearches).confirm(token);
  }

  @Mutation(() => Boolean, {
    description: 'Stops the emails about a saved search; false if the token is invalid.',
  })
  async stopSearch(
    @Arg('token', () => String, { description: 'The token in the link of the email.' }) token: string,
    @Ctx() { savedSearches }: SavedSearchContext,
  ): Promise<boolean> {
    return offered(savedSearches).stop(token);
  }
}

function offered(savedSearches: SavedSearches | null): SavedSearches {
  if (savedSearches) return savedSearches;
  throw new NotFound('Searches are not mailed here.');
}

import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { NotFound } from '../errors.ts';
import { nameSearch } from './search-query.ts';
import type { SavedSearches } from './saved-searches.ts';
import { message } from '../messages.ts';

@ObjectType({ description: 'A search about which a visitor receives emails.' })
class SavedSearch {
  @Field(() => String, { description: 'Its name, such as `Villas for rent in Palm Jumeirah`.' })
  name: string;

  @Field(() => String, { description: 'The query string of the search page, without the question mark.' })
  search: string;
}

/** Saved searches, whose new homes are mailed to visitors. */
@Resolver()
export class SavedSearchResolver {
  @Query(() => Boolean, { description: 'Whether new homes of a saved search can be mailed.' })
  canMailSearches(@Ctx() { services: { savedSearches } }: Context): boolean {
    return savedSearches !== null;
  }

  @Query(() => SavedSearch, {
    nullable: true,
    description:
      'The saved search of a link in an email; null if the token is invalid or the search was deleted.',
  })
  async savedSearch(
    @Arg('token', () => String, { description: 'The token in the link of the email.' }) token: string,
    @Ctx() { services: { savedSearches, search: homeSearch } }: Context,
  ): Promise<SavedSearch | null> {
    const search = await requireSavedSearches(savedSearches).find(token);
    if (search === null) return null;
    return { name: await nameSearch(search, homeSearch, { quoted: true }), search };
  }

  @Mutation(() => Boolean, {
    description:
      'Saves a search and sends an email to confirm it. Then new homes are mailed at most once a day. Returns true whether or not the address is known.',
  })
  async saveSearch(
    @Arg('email', () => String, { description: 'Email address of the visitor.' }) email: string,
    @Arg('search', () => String, {
      description: 'The query string of the search page, without the question mark.',
    })
    search: string,
    @Ctx() { ip, services: { savedSearches, rateLimits } }: Context,
  ): Promise<boolean> {
    await requireSavedSearches(savedSearches).save(email, search, () => rateLimits.saving(ip));
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Confirms a saved search. Returns false if the token is invalid or the search was deleted.',
  })
  async confirmSearch(
    @Arg('token', () => String, { description: 'The token in the link of the email.' }) token: string,
    @Ctx() { services: { savedSearches } }: Context,
  ): Promise<boolean> {
    return requireSavedSearches(savedSearches).confirm(token);
  }

  @Mutation(() => Boolean, {
    description: 'Stops the emails about a saved search. Returns false if the token is invalid.',
  })
  async stopSearch(
    @Arg('token', () => String, { description: 'The token in the link of the email.' }) token: string,
    @Ctx() { services: { savedSearches } }: Context,
  ): Promise<boolean> {
    return requireSavedSearches(savedSearches).stop(token);
  }
}

/** Throws `NotFound` without a mail server. */
function requireSavedSearches(savedSearches: SavedSearches | null): SavedSearches {
  if (savedSearches) return savedSearches;
  throw new NotFound(message('NO_SAVED_SEARCHES'));
}

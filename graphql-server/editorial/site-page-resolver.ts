import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { toId } from '../collections/definitions/ids.ts';
import type { CostEstimator } from '../collections/graphql/cost.ts';
import { validate } from '../collections/mutations/validation.ts';
import { RequirePermission } from '../policies.ts';
import { defaultTexts, PageTexts } from './default-texts.ts';
import { PageContent, renderPage, placeholdersOf } from './page-content.ts';
import { SitePageKey } from './site-page-key.ts';
import { SitePage, sitePages } from './site-page.ts';

/** Complexity of rendering a page, besides that of its fields (see `collections/graphql/cost.ts`). */
const RENDERING_COST = 100;

const renderingCost: CostEstimator = ({ childComplexity }) => RENDERING_COST + childComplexity;

@Resolver(() => SitePage)
export class SitePageResolver {
  @Query(() => PageContent, {
    complexity: renderingCost,
    description: 'The content of a page as visitors see it.',
  })
  async pageContent(
    @Arg('key', () => SitePageKey, { description: 'The page.' }) key: SitePageKey,
    @Ctx() { stores, services }: Context,
  ): Promise<PageContent> {
    const found = await stores.reader(sitePages).page({ page: 1, limit: 1, state: key, isUncounted: true });
    const [page] = found.items;
    return renderPage(key, page ?? {}, placeholdersOf(page, await services.readAgency()));
  }

  @RequirePermission('update', sitePages)
  @Query(() => PageContent, {
    complexity: renderingCost,
    description: 'The content of a page with these texts, which are not stored.',
  })
  async pagePreview(
    @Arg('id', () => ID, { description: 'Id of the page.' }) id: string,
    @Arg('input', () => sitePages.changes, { description: 'The changed texts.' }) input: object,
    @Ctx() { stores, services }: Context,
  ): Promise<PageContent> {
    const page = await stores.of(sitePages).get(toId(id));
    const changes = validate(sitePages, input, { current: {}, hasPicture: false });
    return renderPage(
      page.key,
      Object.assign(page, changes),
      placeholdersOf(page, await services.readAgency()),
    );
  }

  @FieldResolver(() => PageTexts, { description: 'Its default texts.' })
  defaults(@Root() { key }: SitePage): PageTexts {
    return defaultTexts[key];
  }
}

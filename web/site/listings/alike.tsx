import { HomesAlikeDocument, type HomesAlikeQuery } from '../../../schema/documents/site/listings/graphql.ts';
import { pageQuery } from '../../data/page-query.ts';
import { kinds } from '../../kinds.ts';
import { List } from '../../ui/list.tsx';
import { HomeCard } from '../layout/home-card.tsx';
import '../layout/other-offers.css';

/** As many as stand side by side. */
const SHOWN = 3;

type Alike = HomesAlikeQuery['of'][number]['like'];

/** Asks for homes like the one whose page it is, and near it; the page stands without them. */
export const alike = pageQuery({
  document: HomesAlikeDocument,
  variables: ({ params }) => ({ id: params.id ?? '' }),
  isOptional: true,
});

/** Homes like the one that is shown, and others near it; each once. */
export function AlikeHomes() {
  const result = alike.useResult();
  const [of] = result.state === 'here' ? result.data.of : [];
  if (!of) return null;
  const near = of.near.filter(({ id }) => !of.like.some((other) => other.id === id));
  return (
    <>
      <Homes title="Like this one" homes={of.like} />
      <Homes title="Near this one" homes={near.slice(0, SHOWN)} />
    </>
  );
}

function Homes({ title, homes }: { title: string; homes: Alike }) {
  if (homes.length === 0) return null;
  return (
    <section className="other-offers">
      <h2>{title}</h2>
      <List>
        {homes.map((home) => (
          <HomeCard
            key={home.id}
            home={home}
            page={kinds[home.__typename].page}
            wanted="later"
            heading="h3"
          />
        ))}
      </List>
    </section>
  );
}

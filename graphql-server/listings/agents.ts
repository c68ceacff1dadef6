import { cleanIdentifier } from '../../schema/text.ts';
import type { Services } from '../services.ts';
import { InvalidInput } from '../errors.ts';
import { message } from '../messages.ts';

/** The people of the agency as files of listings name them. */
export interface Agents {
  /** The slug of a person; null if there is none with this id. */
  slugOf(id: number): string | null;
  /** The id of the person with a slug or name. Throws `InvalidInput`. */
  idOf(slugOrName: string): number;
}

const PEOPLE = 'select id, slug, name from people where deleted_at is null';

export async function readAgents(database: Services['database']): Promise<Agents> {
  const people = await database.query<{ id: number; slug: string; name: string }>(PEOPLE);
  const slugs = new Map(people.map(({ id, slug }) => [id, slug]));
  const normalize = (text: string) => cleanIdentifier(text).toLowerCase();
  return {
    slugOf: (id) => slugs.get(id) ?? null,
    idOf: (slugOrName) => {
      const wanted = normalize(slugOrName);
      const bySlug = people.find(({ slug }) => slug === wanted);
      if (bySlug) return bySlug.id;
      const [found, ...others] = people.filter(({ name }) => normalize(name) === wanted);
      if (found && others.length === 0) return found.id;
      const code = found ? 'SEVERAL_AGENTS' : 'AGENT_NOT_FOUND';
      throw new InvalidInput({ agent: message(code, { label: 'agent' }) });
    },
  };
}

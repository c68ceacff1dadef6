import { generatePath, Link } from 'react-router-dom';
import type { AgentFragment } from '../../../schema/documents/site/layout/graphql.ts';
import { paths } from '../../paths.ts';
import * as messages from './enquiry-messages.tsx';
import { Portrait } from './portrait.tsx';

/** The person who offers a home, with a link to the person's page. */
export function AgentCard({ agent }: { agent: AgentFragment }) {
  const { name, position, slug, languages } = agent;
  return (
    <div className="agent">
      <Portrait person={agent} sizes="5rem" />
      <div>
        <p className="agent-name">
          <Link to={generatePath(paths.teamMember, { name: slug })}>{name}</Link>
        </p>
        {position && <p>{position}</p>}
        {languages.length > 0 && <p>{messages.speaks(languages)}</p>}
      </div>
    </div>
  );
}

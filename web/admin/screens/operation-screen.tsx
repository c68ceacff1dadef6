import { useQuery } from '@apollo/client/react';
import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { OperationDocument, type OperationQuery } from '../../../schema/documents/admin/graphql.ts';
import { adminPaths } from '../../paths.ts';
import { NotLoaded } from '../editor/not-loaded.tsx';
import { Card } from '../ui/card.tsx';
import { When } from '../ui/when.tsx';
import './dashboard.css';

const OFTEN = 15_000;

/** What whoever operates the site looks after: what is wrong in any of its processes, letters that were not sent, who runs. */
export function Component() {
  const { data, error } = useQuery(OperationDocument, {
    pollInterval: OFTEN,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <title>Operation</title>
      <Title order={1} className="screen-title">
        What needs an operator
      </Title>
      {error && <NotLoaded text="This could not be loaded." />}
      {!data && !error && <p role="status">Loading...</p>}
      {data && <Overview {...data} />}
    </>
  );
}

type Process = OperationQuery['processes'][number];

function Overview({ processes, unsentMessages: letters }: OperationQuery) {
  const silent = processes.filter(({ runs }) => !runs);
  const wrong = processes.flatMap((one) => one.notices.map((notice) => ({ ...notice, one })));
  return (
    <div className="cards">
      <div>
        <Card title="Just now" empty="Nothing just now." waiting={silent.length + wrong.length} note="">
          {[
            ...silent.map((one) => (
              <li key={nameOf(one)}>
                {nameOf(one)} has not been heard of: look whether it runs.
                <span>
                  Last heard of <When at={one.seenAt} />
                </span>
              </li>
            )),
            ...wrong.map(({ about, sentence, since, one }) => (
              <li key={`${nameOf(one)} ${about}`}>
                {sentence}
                <span>
                  {nameOf(one)}, since <When at={since} />
                </span>
              </li>
            )),
          ]}
        </Card>
        <Card title="Letters not sent" empty="Every letter was sent, or will be." waiting={letters.length}>
          {letters.map(({ id, name, subject, createdAt }) => (
            <li key={id}>
              <Link to={`${adminPaths.messages}?edit=${id}`}>{subject}</Link>
              <span>
                {name}, <When at={createdAt} />
              </span>
            </li>
          ))}
        </Card>
      </div>
      <Card title="Processes" empty="None has been heard of in the last hour.">
        {processes.map((one) => (
          <li key={nameOf(one)}>
            {nameOf(one)}
            <span>
              {one.runs ? 'Runs' : 'Silent'}, started <When at={one.startedAt} />
            </span>
          </li>
        ))}
      </Card>
    </div>
  );
}

const nameOf = ({ host, pid }: Pick<Process, 'host' | 'pid'>): string => `Process ${pid} on ${host}`;

import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { OperationDocument, type OperationQuery } from '../../../schema/documents/admin/graphql.ts';
import { adminPaths } from '../../paths.ts';
import { excerpt } from '../../ui/lines.ts';
import { LoadError } from '../editor/mutations/refetch.tsx';
import { messageLink } from '../inbox/inbox-message.tsx';
import { collectionLabel, screenPath } from '../screens.ts';
import { Card } from '../ui/card.tsx';
import { DateTime } from '../ui/when.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import './dashboard.css';

const OFTEN = 15_000;

/**
 * The screen for operators: notices of all processes, missing pictures, undelivered e-mails, disk space and running
 * processes.
 */
export function Component() {
  const { data, error } = useQuery(OperationDocument, {
    pollInterval: OFTEN,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <>
      <title>Operation</title>
      <ScreenTitle>Operation</ScreenTitle>
      {error && <LoadError text="This could not be loaded." />}
      {!data && !error && <p role="status">Loading...</p>}
      {data && <Overview {...data} />}
    </>
  );
}

type Process = OperationQuery['processes'][number];
type PictureCheck = OperationQuery['pictureCheck'];

/** Notices that come from the database, so that every process has them; they have a card of their own. */
const OF_ALL = ['pictures-missing', 'pictures-check'];

function Overview({ operation, processes, unsentMessages: letters, pictureCheck }: OperationQuery) {
  const silent = processes.filter(({ runs }) => !runs);
  const wrong = processes.flatMap((one) =>
    one.notices.filter(({ about }) => !OF_ALL.includes(about)).map((notice) => ({ ...notice, one })),
  );
  const disks = processes
    .filter(({ runs }) => runs)
    .flatMap((one) => one.disks.map((disk) => ({ ...disk, one })));
  return (
    <div className="cards">
      <div>
        <Card title="Just now" empty="Nothing just now." waiting={silent.length + wrong.length} note="">
          {[
            ...silent.map((one) => (
              <li key={nameOf(one)}>
                {nameOf(one)} has not been heard of: look whether it runs.
                <span>
                  Last heard of <DateTime at={one.seenAt} />
                </span>
              </li>
            )),
            ...wrong.map(({ about, sentence, since, one }) => (
              <li key={`${nameOf(one)} ${about}`}>
                {sentence}
                <span>
                  {nameOf(one)}, since <DateTime at={since} />
                </span>
              </li>
            )),
          ]}
        </Card>
        <Pictures {...pictureCheck} />
        <Letters operation={operation} letters={letters} />
      </div>
      <div>
        <Card title="Software and backup" empty="">
          {[
            <li key="version">Version {operation.version}</li>,
            <li key="backup">
              {operation.lastBackupAt ? (
                <>
                  Last backup <DateTime at={operation.lastBackupAt} />
                </>
              ) : (
                'No backup has been made. Run “npm run backup”.'
              )}
            </li>,
          ]}
        </Card>
        <Card title="Disks" empty="No process that runs writes to a disk of its own.">
          {disks.map(({ holds, free, size, one }) => (
            <li key={`${nameOf(one)} ${holds.join()}`}>
              {`${holds.join(' and ')}: ${inGigabytes(free)} GB of ${inGigabytes(size)} GB free`}
              <span>{nameOf(one)}</span>
            </li>
          ))}
        </Card>
        <Card title="Processes" empty="None has been heard of in the last hour.">
          {processes.map((one) => (
            <li key={nameOf(one)}>
              {nameOf(one)}
              <span>
                {one.runs ? 'Runs' : 'Silent'}, started <DateTime at={one.startedAt} />
              </span>
            </li>
          ))}
        </Card>
      </div>
    </div>
  );
}

/** Enquiries that were not delivered to the agency's mailbox. */
function Letters({
  operation: { hasMailServer, unmailedMessages },
  letters,
}: {
  operation: OperationQuery['operation'];
  letters: OperationQuery['unsentMessages'];
}) {
  const unmailed =
    unmailedMessages === 1 ? '1 enquiry was not mailed.' : `${unmailedMessages} enquiries were not mailed.`;
  const notMailed = unmailedMessages > 0 && <Link to={adminPaths.messages}>{unmailed}</Link>;
  return (
    <Card
      title="Letters not sent"
      empty="Every letter was sent, or will be."
      waiting={letters.length + (hasMailServer ? 0 : 1)}
      note=""
    >
      {[
        ...(hasMailServer
          ? []
          : [
              <li key="no-server">
                No mail server is set up, so enquiries are only stored here. Set SMTP_URL to have them mailed.
                {notMailed && <span>{notMailed}</span>}
              </li>,
            ]),
        ...(hasMailServer && notMailed
          ? [
              <li key="unmailed">
                {notMailed}
                <span>They came while no mail server was set up.</span>
              </li>,
            ]
          : []),
        ...letters.map(messageLink),
      ]}
    </Card>
  );
}

/** Pictures that are referenced but missing in the storage. */
function Pictures({ missing, first, lookedAt, failedAt, failure }: PictureCheck) {
  const failed = failedAt && failure && (
    <li key="failed">
      It could not be looked: {failure}
      <span>
        Since <DateTime at={failedAt} />
      </span>
    </li>
  );
  return (
    <Card
      title="Pictures missing"
      empty={
        lookedAt ? 'None that was looked for; some are every five minutes.' : 'None has been looked for yet.'
      }
      waiting={missing + (failed ? 1 : 0)}
      note={missing > first.length ? `The first ${first.length} of ${missing}.` : ''}
    >
      {[
        ...(failed ? [failed] : []),
        ...first.map(({ file, records }) => (
          <li key={file}>
            {records.length > 0 ? records.map(recordLink) : 'Kept for what may come back'}
            <span>{file}</span>
          </li>
        )),
      ]}
    </Card>
  );
}

/** Maximum length of a record's title, in characters. */
const LONGEST_TITLE = 80;

const recordLink = ({ collection, recordId, title }: PictureCheck['first'][number]['records'][number]) => (
  <div key={`${collection} ${recordId}`}>
    <Link to={`${screenPath(collection) ?? adminPaths.dashboard}?edit=${recordId}`}>
      {`${collectionLabel(collection)}: ${excerpt(title, LONGEST_TITLE) || `no. ${recordId}`}`}
    </Link>
  </div>
);

const inGigabytes = (bytes: number): string => (bytes / 2 ** 30).toFixed(1);

const nameOf = ({ host, pid }: Pick<Process, 'host' | 'pid'>): string => `Process ${pid} on ${host}`;

import { Link } from 'react-router-dom';
import { OperationDocument, type OperationQuery } from '../../../../schema/documents/admin/graphql.ts';
import { truncate } from '../../../ui/lines.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { messageLink } from '../../inbox/message-link.tsx';
import { collectionLabel, screenPath, screens } from '../../screens.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { usePolledQuery } from '../../ui/polled-query.ts';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import * as messages from './messages.tsx';

const POLL_MS = 15_000;

/**
 * The screen for operators: notices of all processes, missing pictures, undelivered emails, disk space and running
 * processes.
 */
export function Component() {
  const { data, error } = usePolledQuery(OperationDocument, POLL_MS);
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <LoadState data={data} error={error} failed={messages.loadFailed} />
      {data && <Overview {...data} />}
    </>
  );
}

type Process = OperationQuery['processes'][number];
type PictureCheck = OperationQuery['pictureCheck'];

/** Notices that come from the database, so that every process has them; they have a card of their own. */
const SHARED_NOTICES = ['pictures-missing', 'pictures-check'];

function Overview({ systemStatus, processes, unsentMessages, pictureCheck }: OperationQuery) {
  const silent = processes.filter(({ runs }) => !runs);
  const problems = processes.flatMap((process) =>
    process.notices
      .filter(({ code }) => !SHARED_NOTICES.includes(code))
      .map((notice) => ({ ...notice, process })),
  );
  const disks = processes
    .filter(({ runs }) => runs)
    .flatMap((process) => process.disks.map((disk) => ({ ...disk, process })));
  return (
    <div className="card-columns">
      <div>
        <Card
          title={messages.problemsTitle}
          empty={messages.noProblems}
          waiting={silent.length + problems.length}
          note=""
        >
          {[
            ...silent.map((process) => (
              <li key={processName(process)}>
                {messages.silentProcess(processName(process))}
                <span>{messages.lastReport(<DateTime at={process.seenAt} />)}</span>
              </li>
            )),
            ...problems.map(({ code, message, since, process }) => (
              <li key={`${processName(process)} ${code}`}>
                {message}
                <span>{messages.problemSince(processName(process), <DateTime at={since} />)}</span>
              </li>
            )),
          ]}
        </Card>
        <Pictures {...pictureCheck} />
        <Emails systemStatus={systemStatus} unsent={unsentMessages} />
      </div>
      <div>
        <Card title={messages.softwareTitle} empty="">
          {[
            <li key="version">{messages.version(systemStatus.version)}</li>,
            <li key="backup">
              {systemStatus.lastBackupAt
                ? messages.lastBackup(<DateTime at={systemStatus.lastBackupAt} />)
                : messages.noBackup}
            </li>,
          ]}
        </Card>
        <Card title={messages.disksTitle} empty={messages.noDisks}>
          {disks.map(({ holds, free, size, process }) => (
            <li key={`${processName(process)} ${holds.join()}`}>
              {messages.freeSpace(holds, inGigabytes(free), inGigabytes(size))}
              <span>{processName(process)}</span>
            </li>
          ))}
        </Card>
        <Card title={messages.processesTitle} empty={messages.noProcesses}>
          {processes.map((process) => (
            <li key={processName(process)}>
              {processName(process)}
              <span>{messages.processState(process.runs, <DateTime at={process.startedAt} />)}</span>
            </li>
          ))}
        </Card>
      </div>
    </div>
  );
}

/** Visitors' messages that were not delivered to the agency's mailbox. */
function Emails({
  systemStatus: { hasMailServer, unmailedMessages },
  unsent,
}: {
  systemStatus: OperationQuery['systemStatus'];
  unsent: OperationQuery['unsentMessages'];
}) {
  const notEmailed = unmailedMessages > 0 && (
    <Link to={screens.messages.path}>{messages.notEmailed(unmailedMessages)}</Link>
  );
  return (
    <Card
      title={messages.emailsTitle}
      empty={messages.allDelivered}
      waiting={unsent.length + (hasMailServer ? 0 : 1)}
      note=""
    >
      {[
        ...(hasMailServer
          ? []
          : [
              <li key="no-server">
                {messages.noMailServer}
                {notEmailed && <span>{notEmailed}</span>}
              </li>,
            ]),
        ...(hasMailServer && notEmailed
          ? [
              <li key="unmailed">
                {notEmailed}
                <span>{messages.receivedWithoutMailServer}</span>
              </li>,
            ]
          : []),
        ...unsent.map((message) => messageLink(message, messages.delivery(message.delivery))),
      ]}
    </Card>
  );
}

/** Pictures that are referenced but missing in the storage. */
function Pictures({ missing, first, checkedAt, failedAt, failure }: PictureCheck) {
  const failed = failedAt && failure && (
    <li key="failed">
      {messages.checkFailed(failure)}
      <span>{messages.since(<DateTime at={failedAt} />)}</span>
    </li>
  );
  return (
    <Card
      title={messages.picturesTitle}
      empty={checkedAt ? messages.noneMissing : messages.notChecked}
      waiting={missing + (failed ? 1 : 0)}
      note={missing > first.length ? messages.firstOf(first.length, missing) : ''}
    >
      {[
        ...(failed ? [failed] : []),
        ...first.map(({ file, records }) => (
          <li key={file}>
            {records.length > 0 ? records.map(recordLink) : messages.noRecordUses}
            <span>{file}</span>
          </li>
        )),
      ]}
    </Card>
  );
}

/** Maximum length of a record's title, in characters. */
const MAX_TITLE_LENGTH = 80;

const recordLink = ({ collection, recordId, title }: PictureCheck['first'][number]['records'][number]) => (
  <div key={`${collection} ${recordId}`}>
    <Link to={`${screenPath(collection) ?? screens.dashboard.path}?edit=${recordId}`}>
      {messages.record(
        collectionLabel(collection),
        truncate(title, MAX_TITLE_LENGTH) || messages.untitled(recordId),
      )}
    </Link>
  </div>
);

const inGigabytes = (bytes: number): string => (bytes / 2 ** 30).toFixed(1);

const processName = ({ host, pid }: Pick<Process, 'host' | 'pid'>): string => messages.processName(pid, host);

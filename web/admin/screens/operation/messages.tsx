import type { ReactNode } from 'react';
import type { OperationQuery } from '../../../../schema/documents/admin/graphql.ts';
import { formatList, formatNumber, plural } from '../../../../schema/language.ts';

type Delivery = OperationQuery['unsentMessages'][number]['delivery'];

export const title = 'Operation';
export const loadFailed = 'The state of the server could not be loaded.';

// Problems
export const problemsTitle = 'Problems';
export const noProblems = 'No problems.';
export const silentProcess = (process: string) => `${process} does not report. Check whether it is running.`;
export const lastReport = (time: ReactNode) => <>Last report {time}</>;
export const problemSince = (process: string, time: ReactNode) => (
  <>
    {process}, since {time}
  </>
);

// Missing pictures
export const picturesTitle = 'Missing pictures';
export const noneMissing = 'No picture is missing. Some pictures are checked every five minutes.';
export const notChecked = 'No picture has been checked yet.';
export const checkFailed = (error: string) => `The check failed: ${error}`;
export const since = (time: ReactNode) => <>Since {time}</>;
export const firstOf = (shown: number, total: number) =>
  `The first ${formatNumber(shown)} of ${formatNumber(total)}.`;
export const noRecordUses = 'Kept for records that may be restored';
export const record = (collection: string, title: string) => `${collection}: ${title}`;
export const untitled = (id: string) => `no. ${id}`;

// Emails of visitors' messages
export const emailsTitle = 'Emails not delivered';
export const allDelivered = 'No email has failed.';
export const noMailServer =
  'No mail server is set up, so messages are only stored here. Set SMTP_URL to receive them by email.';
export const notEmailed = (count: number) =>
  plural(count, {
    one: '1 message was not emailed.',
    other: `${formatNumber(count)} messages were not emailed.`,
  });
export const delivery = ({ state, attempts, lastError }: Delivery) =>
  [
    lastError,
    plural(attempts, { one: '1 attempt.', other: `${formatNumber(attempts)} attempts.` }),
    state === 'FAILED' ? 'No further attempt is made.' : 'It is tried again.',
  ]
    .filter(Boolean)
    .join(' ');
export const receivedWithoutMailServer = 'They arrived while no mail server was set up.';

// Software and backup
export const softwareTitle = 'Software and backup';
export const version = (number: string) => `Version ${number}`;
export const lastBackup = (time: ReactNode) => <>Last backup {time}</>;
export const noBackup = 'No backup has been made. Run “npm run backup”.';

// Disks
export const disksTitle = 'Disks';
export const noDisks = 'No running process writes to a disk of its own.';
export const freeSpace = (contents: readonly string[], free: string, size: string) =>
  `${formatList(contents)}: ${free} GB of ${size} GB free`;

// Processes
export const processesTitle = 'Processes';
export const noProcesses = 'No process has reported in the last hour.';
export const processName = (pid: number, host: string) => `Process ${pid} on ${host}`;
export const processState = (isRunning: boolean, startedAt: ReactNode) => (
  <>
    {isRunning ? 'Running' : 'Not reporting'}, started {startedAt}
  </>
);

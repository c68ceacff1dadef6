/** What is known of a server that follows the primary and answers visitors. */
interface ReplicaSeen {
  isThere: boolean;
  behindMs: number;
}

interface NoticeBoard {
  raise(about: string, sentence: string): void;
  clear(about: string): void;
}

const ABOUT = 'replica';
/** From when on a replica that is behind is told of, in milliseconds: what a large import takes is no fault. */
const LONG_MS = 30_000;

/** Tells of a replica that does not help just now, until it does. */
export function tellOfReplica({ isThere, behindMs }: ReplicaSeen, notices: NoticeBoard): void {
  if (!isThere) {
    notices.raise(
      ABOUT,
      'The replica of the database does not answer, so the primary answers all visitors: look whether it runs, and at its log.',
    );
  } else if (behindMs > LONG_MS) {
    notices.raise(
      ABOUT,
      'The replica of the database has not had all that the primary has for more than half a minute: look at ' +
        'pg_stat_replication on the primary, and at the log of the replica.',
    );
  } else notices.clear(ABOUT);
}

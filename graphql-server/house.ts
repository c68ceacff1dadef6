import type { GraphQLSchema } from 'graphql';
import { Answers } from './cache/answers.ts';
import { collections, shelves } from './catalogue.ts';
import { openStores, type Stores } from './collections/stores.ts';
import type { Database } from './database/database.ts';
import { translateDatabaseError } from './database/unavailable.ts';
import { DiskStorage } from './pictures/disk.ts';
import { PictureKeeper } from './pictures/keeper.ts';
import { Renditions } from './pictures/renditions.ts';
import type { PictureStorage } from './pictures/storage.ts';
import { buildHouseSchema } from './schema.ts';
import { openAccounts, type Accounts } from './staff/accounts.ts';
import { openLimits, type Limits } from './staff/limits.ts';

/** Where faults that no caller needs to know of are told. */
export interface HouseLog {
  error(what: object, sentence: string): void;
}

export interface HouseOptions {
  database: Database;
  /** Folder of picture bytes. */
  uploads: string;
  /** What tokens are signed with. */
  secret: string;
  log: HouseLog;
  /** Most bytes of answers kept ready; 0 keeps none. */
  keptBytes: number;
}

/** What every door of the house shares. */
export interface House {
  database: Database;
  stores: Stores;
  pictures: { storage: PictureStorage; keeper: PictureKeeper; renditions: Renditions };
  accounts: Accounts;
  limits: Limits;
  answers: Answers;
  schema: GraphQLSchema;
  log: HouseLog;
}

/** Brings database, pictures, accounts and cache together. */
export function openHouse({ database, uploads, secret, log, keptBytes }: HouseOptions): House {
  const { dataSource } = database;
  const storage = new DiskStorage(uploads);
  const keeper = new PictureKeeper(dataSource, storage);
  const renditions = new Renditions(storage, log);
  const answers = new Answers(keptBytes);
  const stores = openStores(
    {
      dataSource,
      database,
      pictures: {
        keep: (em, picture) => keeper.keep(em, picture),
        discard: (file) => keeper.discard(file),
        warm: (file) => void renditions.warm(file),
      },
      changed: ({ confidential }) => {
        if (!confidential) answers.changed();
      },
      translate: translateDatabaseError,
      report: (error) => log.error({ err: error }, 'A picture was left for the sweep'),
    },
    collections,
    shelves,
  );
  return {
    database,
    stores,
    pictures: { storage, keeper, renditions },
    accounts: openAccounts({ dataSource, database, secret, translate: translateDatabaseError }),
    limits: openLimits({ dataSource, translate: translateDatabaseError }),
    answers,
    schema: buildHouseSchema(),
    log,
  };
}

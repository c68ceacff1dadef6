import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { readLastBackup } from '../backup/backup.ts';
import type { Context } from '../context.ts';
import { countUnmailed } from '../enquiries/undelivered.ts';
import { listProcesses } from '../observability/processes.ts';
import { RequirePermission } from '../policies.ts';
import { version } from '../process/version.ts';

@ObjectType('Notice', { description: 'A problem that needs an operator.' })
class StaffNotice {
  @Field(() => String, { description: 'The kind of problem, such as `pictures-disk`.' })
  code: string;

  @Field(() => String, { description: 'The problem and its remedy.' })
  message: string;

  @Field(() => Date, { description: 'Since when the problem exists.' })
  since: Date;
}

@ObjectType('Disk', { description: 'A disk that a process writes to.' })
class StaffDisk {
  @Field(() => [String], { description: 'Contents: pictures, database.' })
  holds: string[];

  @Field(() => Float, { description: 'Free space in bytes.' })
  free: number;

  @Field(() => Float, { description: 'Total size in bytes.' })
  size: number;
}

@ObjectType('Process', { description: 'A process of the site that runs on this database.' })
class StaffProcess {
  @Field(() => String, { description: 'Host name of its machine.' })
  host: string;

  @Field(() => Int, { description: 'Process id.' })
  pid: number;

  @Field(() => Date, { description: 'When it started.' })
  startedAt: Date;

  @Field(() => Date, {
    description: 'Time of the last heartbeat; a process sends one every 15 seconds.',
  })
  seenAt: Date;

  @Field(() => Boolean, {
    description: 'Whether it runs: it sent a heartbeat in the last minute.',
  })
  runs: boolean;

  @Field(() => [StaffNotice], { description: 'Its notices at the last heartbeat.' })
  notices: StaffNotice[];

  @Field(() => [StaffDisk], {
    description: 'The disks that it writes to, at the last heartbeat.',
  })
  disks: StaffDisk[];
}

@ObjectType({ description: 'Status of the site for its operator.' })
class SystemStatus {
  @Field(() => String, { description: 'The version of the software.' })
  version: string;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last successful backup; null when there is none.',
  })
  lastBackupAt: Date | null;

  @Field(() => Boolean, { description: 'Whether a mail server is configured, so that enquiries are mailed.' })
  hasMailServer: boolean;

  @Field(() => Int, {
    description: 'Number of enquiries that were not mailed because no mail server was configured.',
  })
  unmailedMessages: number;
}

/** Serves the panel's screen `/admin/operation`. */
@Resolver()
export class SystemStatusResolver {
  @RequirePermission('operate')
  @Query(() => SystemStatus, { description: 'Status of the site: version, last backup, mail server.' })
  async systemStatus(@Ctx() { services: { database, enquiryEmails } }: Context): Promise<SystemStatus> {
    return {
      version,
      lastBackupAt: (await readLastBackup(database))?.at ?? null,
      hasMailServer: enquiryEmails !== null,
      unmailedMessages: await countUnmailed(database),
    };
  }

  @RequirePermission('operate')
  @Query(() => [StaffNotice], { description: 'Current problems that need an operator.' })
  notices(@Ctx() { services }: Context): StaffNotice[] {
    return services.notices.all();
  }

  @RequirePermission('operate')
  @Query(() => [StaffProcess], {
    description: 'Running processes on this database, and those whose heartbeats stopped in the last hour.',
  })
  processes(@Ctx() { services }: Context): Promise<StaffProcess[]> {
    return listProcesses(services.database);
  }
}

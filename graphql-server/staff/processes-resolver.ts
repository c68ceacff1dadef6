import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../policies.ts';
import { StaffNotice } from './notices-resolver.ts';

/** What this resolver finds in the GraphQL context of one request. */
export interface ProcessesContext {
  processes(): Promise<StaffProcess[]>;
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

@Resolver()
export class ProcessesResolver {
  @RequirePermission('operate')
  @Query(() => [StaffProcess], {
    description: 'Running processes on this database, and those whose heartbeats stopped in the last hour.',
  })
  processes(@Ctx() context: ProcessesContext): Promise<StaffProcess[]> {
    return context.processes();
  }
}

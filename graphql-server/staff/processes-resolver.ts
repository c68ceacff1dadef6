import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../policies.ts';
import { StaffNotice } from './notices-resolver.ts';

/** What this resolver finds in the GraphQL context of one request. */
export interface ProcessesContext {
  processes(): Promise<StaffProcess[]>;
}

@ObjectType('Disk', { description: 'A disk that a process writes to.' })
class StaffDisk {
  @Field(() => [String], { description: 'What it holds: pictures, database.' })
  holds: string[];

  @Field(() => Float, { description: 'Bytes that are left on it.' })
  free: number;

  @Field(() => Float, { description: 'Bytes that it has in all.' })
  size: number;
}

@ObjectType('Process', { description: 'A process of the site that runs on this database.' })
class StaffProcess {
  @Field(() => String, { description: 'The machine it runs on.' })
  host: string;

  @Field(() => Int, { description: 'Its number there.' })
  pid: number;

  @Field(() => Date, { description: 'When it started.' })
  startedAt: Date;

  @Field(() => Date, {
    description: 'When it was heard of last; a process says every 15 seconds that it is there.',
  })
  seenAt: Date;

  @Field(() => Boolean, {
    description: 'Whether it runs, as far as is known: it was heard of in the last minute.',
  })
  runs: boolean;

  @Field(() => [StaffNotice], { description: 'What needed an operator there when it was heard of last.' })
  notices: StaffNotice[];

  @Field(() => [StaffDisk], {
    description: 'The disks that it writes to, as they were when it was heard of last.',
  })
  disks: StaffDisk[];
}

@Resolver()
export class ProcessesResolver {
  @RequirePermission('operate')
  @Query(() => [StaffProcess], {
    description: 'The processes that run on this database, and those that fell silent in the last hour.',
  })
  processes(@Ctx() context: ProcessesContext): Promise<StaffProcess[]> {
    return context.processes();
  }
}

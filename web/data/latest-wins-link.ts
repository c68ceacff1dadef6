import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { BehaviorSubject, finalize, shareReplay, switchAll, type Observable } from 'rxjs';

/**
 * Answers queries that are sent again while they are in flight with the result of the newest request, because a mutation
 * may have happened in between.
 */
export function latestWinsLink(): ApolloLink {
  const inFlight = new Map<string, BehaviorSubject<Observable<ApolloLink.Result>>>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const result = forward(operation).pipe(
      finalize(() => {
        if (pending.value !== result) return;
        inFlight.delete(key);
        pending.complete();
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    const pending = inFlight.get(key) ?? new BehaviorSubject(result);
    inFlight.set(key, pending);
    pending.next(result);
    return pending.pipe(switchAll());
  });
}

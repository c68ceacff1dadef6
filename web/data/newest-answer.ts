import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { BehaviorSubject, finalize, shareReplay, switchAll, type Observable } from 'rxjs';

/**
 * Has a question that is asked again before its answer came answered once for all who ask: by what the newest of them is
 * told, for something may have been done in between.
 */
export function newestAnswer(): ApolloLink {
  const underWay = new Map<string, BehaviorSubject<Observable<ApolloLink.Result>>>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const question = JSON.stringify([operation.operationName, operation.variables]);
    const answer = forward(operation).pipe(
      finalize(() => {
        if (asked.value !== answer) return;
        underWay.delete(question);
        asked.complete();
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    const asked = underWay.get(question) ?? new BehaviorSubject(answer);
    underWay.set(question, asked);
    asked.next(answer);
    return asked.pipe(switchAll());
  });
}

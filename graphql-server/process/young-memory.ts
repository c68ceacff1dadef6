import { setFlagsFromString } from 'node:v8';

/**
 * Has everything that a request makes begin in V8's young memory. V8 watches at which places of the code things are
 * made that live on, and makes later ones there old from their beginning; what waits for a database lives on as V8 sees it. An
 * array of rows that is old from the beginning keeps its rows, dead as it is, until the whole memory is looked through.
 */
setFlagsFromString('--no-allocation-site-pretenuring');

import { setFlagsFromString } from 'node:v8';

/**
 * Turns off allocation-site pretenuring. V8 would allocate objects of a request in the old generation, because requests that wait for
 * the database survive minor collections; an array there keeps its rows alive until the next major collection.
 */
setFlagsFromString('--no-allocation-site-pretenuring');

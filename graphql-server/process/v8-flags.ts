import { setFlagsFromString } from 'node:v8';

/**
 * Disables allocation-site pretenuring. Objects of requests that wait for the database survive minor garbage collections, so V8 would
 * allocate such objects in the old generation, where an array keeps its rows alive until the next major collection.
 */
setFlagsFromString('--no-allocation-site-pretenuring');

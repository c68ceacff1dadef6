import {
  isInstalled,
  startStore,
  storeKinds,
  type StoreServer,
} from '../../graphql-server/pictures/store-servers-testing.ts';

/** An object store with a bucket for a fleet's pictures. */
export interface Store {
  /** What `STORAGE_URL` is to be. */
  url: string;
  server: StoreServer;
  /** Has the bucket take nothing more, or as much as there is. */
  fill(isFull: boolean): Promise<void>;
}

const radosgw = storeKinds.find(({ name }) => name === 'radosgw')!;

/** Whether a store can be started here: Ceph's gateway, from the distribution's packages. */
export const hasStore = (): boolean => isInstalled(radosgw);

/** Starts it in some 15 seconds. */
export async function openStore(): Promise<Store> {
  const server = await startStore(radosgw);
  const { origin, bucket, key, secret } = await server.bucket();
  const as = [key, secret].map(encodeURIComponent).join(':');
  return {
    url: origin.replace('http://', `s3+http://${as}@`) + `/${bucket}`,
    server,
    fill: (isFull) => server.fill!(bucket, isFull),
  };
}

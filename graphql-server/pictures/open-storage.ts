import { Bucket, type BucketPlace } from './bucket.ts';
import { DiskStorage } from './disk.ts';
import { ObjectStore } from './object-store.ts';
import type { PictureStorage, StorageWatch } from './storage.ts';

/** Where pictures are to be: in a bucket if one is named, otherwise in the folder. */
export interface StoragePlace {
  folder: string;
  store?: BucketPlace | undefined;
}

export const openStorage = ({ folder, store }: StoragePlace, watch?: StorageWatch): PictureStorage =>
  store ? new ObjectStore(new Bucket(store), watch) : new DiskStorage(folder, watch);

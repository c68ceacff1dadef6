import { DiskStorage } from './disk.ts';
import { S3Storage, type S3Config } from './s3.ts';
import type { PictureStorage, StorageHealth } from './storage.ts';

export const openStorage = (
  { folder, store }: { folder: string; store?: S3Config | undefined },
  health?: StorageHealth,
): PictureStorage => (store ? new S3Storage(store, health) : new DiskStorage(folder, health));

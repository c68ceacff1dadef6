/**
 * Runs in the page. Returns the file names of the pictures in stored drafts: the form stores a chosen picture in IndexedDB
 * asynchronously, and only a stored one survives a reload.
 */
export function readDraftPictures(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('drafts');
    opening.onupgradeneeded = () => opening.transaction!.abort(); // the panel creates the database, not the test
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('pictures').objectStore('pictures').getAll();
      reading.onerror = () => reject(reading.error!);
      reading.onsuccess = () => {
        database.close();
        const drafts = reading.result as Record<string, { name: string }[]>[]; // files by field
        resolve(drafts.flatMap((files) => Object.values(files).flat()).map(({ name }) => name));
      };
    };
  });
}

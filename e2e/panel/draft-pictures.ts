/** Runs in the page. Returns the file names of the uploaded pictures in stored drafts, which survive a reload. */
export function readDraftPictures(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('draft:'))
    .flatMap((key) => {
      const { dirtyValues } = JSON.parse(localStorage.getItem(key)!) as {
        dirtyValues: Record<string, unknown>;
      };
      return Object.values(dirtyValues)
        .flat()
        .flatMap((value) => {
          const { name, picture } = (value ?? {}) as { name?: string; picture?: object | null };
          return name !== undefined && picture ? [name] : [];
        });
    });
}

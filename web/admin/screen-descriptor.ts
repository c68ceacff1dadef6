import type { ComponentType } from 'react';

/** What the router, the sidebar and the server know of a screen before its code is loaded. */
export interface ScreenDescriptor {
  /** The path (spec §2). Matching ignores case and a trailing slash. */
  path: string;
  /** Label in the sidebar (spec §2). */
  label: string;
  /** Order in the sidebar. */
  position: number;
  /** False for a screen that is linked elsewhere in the panel. */
  isInSidebar?: boolean;
  /** The collection that is edited on the screen, and its name in cards, history and trash. */
  collection?: { name: string; label: string };
  /** The collection of records that belong to those of the screen and are edited with them, and its name. */
  parts?: { name: string; label: string };
  /** True if only accounts that may change the records of the collection may open it. */
  isForEditors?: boolean;
  /** The operation that the screen needs; without one, every member of staff may open it. */
  permission?: 'manageTrash' | 'operate' | 'manageStaff' | 'readAudit' | 'managePersonalData';
}

/** The code of a screen, loaded when it is opened. The screen `saleVillas` is in `sale-villas-screen.tsx` beside its descriptor. */
export interface ScreenModule {
  Component: ComponentType;
}

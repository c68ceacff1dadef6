import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { createContext, type CSSProperties, type KeyboardEvent, use, useLayoutEffect, useState } from 'react';
import * as messages from './messages.ts';
import { type Ids, reconcileOrder, useOrder } from './order.ts';
import { SortableItemContext, type SortableItemProps, type SortableRowsProps } from './sortable-item.ts';
import './sortable-rows.css';
import type { Reordering } from '../../collection.ts';
import { grip } from '../../../../ui/icons.ts';
import { Icon } from '../../../../ui/icon.tsx';

/** Makes the rows of a screen sortable. The drag-and-drop code is part of the chunks of such screens alone. */
export const sortable = (order: Reordering['order']): Reordering => ({ order, Rows: SortableRows });

interface KeyboardSorting {
  /** Id of the picked up row; null if there is none. */
  pickedUpId: string | null;
  /** The order while a row is picked up. */
  ids: Ids;
  /** The screen reader announcement. */
  announcement: string;
  /** Handles a key on the drag handle of a row. */
  handleKey: (id: string, event: KeyboardEvent<HTMLElement>) => void;
  dropPickedUp: () => void;
}

/**
 * Moves rows with the keyboard: Space picks a row up and drops it, arrows, Home and End move it, Escape cancels. Each key
 * takes effect before the next one is handled.
 */
function useKeyboardSorting(stored: Ids, put: (next: Ids) => void): KeyboardSorting {
  const [moving, setMoving] = useState<{ id: string; order: Ids } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const ids = moving ? reconcileOrder(moving.order, stored) : stored;
  const positionOf = (id: string, order: Ids) => messages.position(order.indexOf(id), order.length);

  const dropPickedUp = () => {
    if (!moving) return;
    setMoving(null);
    setAnnouncement(messages.dropped(positionOf(moving.id, ids)));
    if (ids.some((id, index) => id !== stored[index])) put(ids);
  };

  const handleKey: KeyboardSorting['handleKey'] = (id, event) => {
    const isPickedUp = moving?.id === id;
    if (event.key === ' ' || event.key === 'Enter') {
      if (event.repeat) {
        // Repeats of a held key are ignored.
      } else if (isPickedUp) {
        dropPickedUp();
      } else {
        setMoving({ id, order: ids });
        setAnnouncement(messages.pickedUp(positionOf(id, ids)));
      }
    } else if (isPickedUp && event.key === 'Escape') {
      setMoving(null);
      setAnnouncement(messages.moveCancelled(positionOf(id, stored)));
    } else if (isPickedUp && event.key in STEPS) {
      const from = ids.indexOf(id);
      const to = STEPS[event.key]!({
        from,
        last: ids.length - 1,
        columns: countColumns(event.currentTarget),
        forward: isRightToLeft(event.currentTarget) ? -1 : 1,
      });
      const order = ids[to] === undefined ? ids : arrayMove([...ids], from, to);
      setMoving({ id, order });
      setAnnouncement(positionOf(id, order));
    } else return;
    event.preventDefault();
  };

  return { pickedUpId: moving?.id ?? null, ids, announcement, handleKey, dropPickedUp };
}

interface MoveContext {
  from: number;
  last: number;
  columns: number;
  /** The step of the right arrow: 1, or -1 where rows run from right to left. */
  forward: 1 | -1;
}

/** Returns the index to which a key moves a row. */
const STEPS: Readonly<Record<string, (move: MoveContext) => number>> = {
  ArrowLeft: ({ from, forward }) => from - forward,
  ArrowRight: ({ from, forward }) => from + forward,
  ArrowUp: ({ from, columns }) => from - columns,
  ArrowDown: ({ from, columns }) => from + columns,
  Home: () => 0,
  End: ({ last }) => last,
};

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Counts the columns of the grid around a handle. */
function countColumns(handle: HTMLElement): number {
  const list = handle.closest('li, tr')?.parentElement;
  const { display, gridTemplateColumns } = getComputedStyle(list ?? handle);
  return display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
}

const KeyboardSortingContext = createContext<Pick<
  KeyboardSorting,
  'pickedUpId' | 'handleKey' | 'dropPickedUp'
> | null>(null);

/** Rows that are sorted by dragging or with arrow keys. */
function SortableRows({ listKey, ids: stored, store, children }: SortableRowsProps) {
  const [order, put] = useOrder(listKey, stored, store);
  const keyboard = useKeyboardSorting(order, put);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const ids = [...keyboard.ids];
  const orderKey = ids.join(' ');

  // Browsers do not scroll a moved element with focus into view.
  useLayoutEffect(() => {
    if (keyboard.pickedUpId) document.activeElement?.closest('li, tr')?.scrollIntoView({ block: 'nearest' });
  }, [keyboard.pickedUpId, orderKey]);

  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    put(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: createAnnouncements(ids),
        screenReaderInstructions: { draggable: messages.instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <KeyboardSortingContext value={keyboard}>
          <SortableItemContext value={renderRow}>{children(ids)}</SortableItemContext>
        </KeyboardSortingContext>
      </SortableContext>
      <VisuallyHidden role="status" aria-live="assertive">
        {keyboard.announcement}
      </VisuallyHidden>
    </DndContext>
  );
}

/** Screen reader announcements while a row is dragged. */
function createAnnouncements(ids: readonly string[]): Announcements {
  const position = (over: { id: UniqueIdentifier } | null) =>
    over ? messages.position(ids.indexOf(String(over.id)), ids.length) : messages.outsideList;
  return {
    onDragStart: ({ active }) => messages.pickedUp(position(active)),
    onDragOver: ({ over }) => position(over),
    onDragEnd: ({ over }) => messages.dropped(position(over)),
    onDragCancel: ({ active }) => messages.moveCancelled(position(active)),
  };
}

const renderRow = (props: SortableItemProps) => <SortableRow {...props} />;

function SortableRow({ id, name, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: messages.sortable } });
  const { pickedUpId, handleKey, dropPickedUp } = use(KeyboardSortingContext)!;
  const style: CSSProperties = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
    zIndex: isDragging ? 3 : undefined,
  };
  const handle = (
    <ActionIcon
      ref={setActivatorNodeRef}
      className="sortable-row-handle"
      variant="default"
      {...attributes}
      {...listeners}
      onKeyDown={(event) => handleKey(id, event)}
      onBlur={dropPickedUp}
      aria-pressed={pickedUpId === id || attributes['aria-pressed']}
      aria-label={messages.moveRow(name)}
    >
      <Icon lines={grip} />
    </ActionIcon>
  );
  return children({ ref: setNodeRef, style, handle });
}

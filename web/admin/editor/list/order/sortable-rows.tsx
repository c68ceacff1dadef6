import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { createContext, use, useLayoutEffect, type CSSProperties } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { grip } from '../../../ui/icons.ts';
import { HowOneStands, type ArrangedOneProps, type ArrangedRowsProps } from './arrangement.ts';
import { useArrows, type Arrows } from './use-arrows.ts';
import { useOrder } from './use-order.ts';
import './sortable-rows.css';

const TheArrows = createContext<Pick<Arrows, 'held' | 'press' | 'putDown'> | null>(null);

/** Rows that are put into an order by dragging or by arrow keys. */
export function SortableRows({ place, ids: stored, store, children }: ArrangedRowsProps) {
  const [order, put] = useOrder(place, stored, store);
  const arrows = useArrows(order, put);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const ids = [...arrows.ids];
  const places = ids.join(' ');

  // The keyboard is at its handle, which a browser does not keep in sight by itself.
  useLayoutEffect(() => {
    if (arrows.held) document.activeElement?.closest('li, tr')?.scrollIntoView({ block: 'nearest' });
  }, [arrows.held, places]);

  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    put(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcing(ids) }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <TheArrows value={arrows}>
          <HowOneStands value={sortableOne}>{children(ids)}</HowOneStands>
        </TheArrows>
      </SortableContext>
      <VisuallyHidden role="status" aria-live="assertive">
        {arrows.said}
      </VisuallyHidden>
    </DndContext>
  );
}

/** What is heard while a row is dragged: the place where it stands among the others. */
function announcing(ids: readonly string[]): Announcements {
  const place = (over: { id: UniqueIdentifier } | null) =>
    over ? `Place ${ids.indexOf(String(over.id)) + 1} of ${ids.length}.` : 'Outside the list.';
  return {
    onDragStart: ({ active }) => `Picked up. ${place(active)}`,
    onDragOver: ({ over }) => place(over),
    onDragEnd: ({ over }) => `Put down. ${place(over)}`,
    onDragCancel: ({ active }) => `Put back. ${place(active)}`,
  };
}

const sortableOne = (one: ArrangedOneProps) => <SortableOne {...one} />;

function SortableOne({ id, name, children }: ArrangedOneProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const { held, press, putDown } = use(TheArrows)!;
  const style: CSSProperties = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
    zIndex: isDragging ? 3 : undefined,
  };
  const handle = (
    <ActionIcon
      ref={setActivatorNodeRef}
      className="arranged-handle"
      variant="default"
      {...attributes}
      {...listeners}
      onKeyDown={(event) => press(id, event)}
      onBlur={putDown}
      aria-pressed={held === id || attributes['aria-pressed']}
      aria-label={`Move ${name}`}
    >
      <Icon lines={grip} />
    </ActionIcon>
  );
  return children({ ref: setNodeRef, style, handle });
}

"use client";

import {
  closestCenter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DndContextProps,
  type DragEndEvent,
} from "@dnd-kit/core";
import { arrayMove, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useRef } from "react";

/** Pixels that a pointer moves before a drag begins. */
const distance = 20;

interface Wanted<Id> {
  id: string;
  ids: readonly Id[];
  /** How to sort by keyboard, for a screen reader. */
  instructions: string;
  /** What is told of a thing on its way, its place counted from one. */
  say: (key: "lifted" | "over" | "dropped" | "cancelled", id: Id, place: number) => string;
  onMove: (ids: Id[], moved: Id) => void;
}

/** A list that is sorted by a drag or by keyboard and tells aloud where a thing is on its way: what its context needs. */
export function useSorting<Id extends string | number>({ id, ids, instructions, say, onMove }: Wanted<Id>) {
  const moved = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (one: unknown) => ids.indexOf(one as Id);
  const told = (key: Parameters<typeof say>[0], one: unknown, over?: unknown) =>
    say(key, one as Id, placeOf(over ?? one) + 1);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      moved.current = false;
      return told("lifted", active.id);
    },
    onDragOver: ({ active, over }) => {
      // It stands over itself at first, which would drown that it was lifted.
      moved.current ||= over?.id !== active.id;
      return over && moved.current ? told("over", active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => told("dropped", active.id, over?.id),
    onDragCancel: ({ active }) => told("cancelled", active.id),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onMove(arrayMove([...ids], placeOf(active.id), placeOf(over.id)), active.id as Id);
  };
  return {
    ...{ id, sensors, onDragEnd, collisionDetection: closestCenter },
    accessibility: { announcements, screenReaderInstructions: { draggable: instructions } },
  } satisfies DndContextProps;
}

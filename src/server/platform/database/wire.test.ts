import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { columnsAs, toColumns, toWire } from './wire.ts';

const rooms = pgTable('rooms', {
  id: text('id').notNull(),
  floorNumber: integer('floor_number'),
  isFree: boolean('is_free').notNull(),
  shownName: text('shown_name').notNull().default(''),
  freeFrom: date('free_from'),
  tags: text('tags').array().notNull(),
});

test('a row has the names of the wire', () => {
  expect(toWire({ id: 'a', floorNumber: 2, isFree: true })).toEqual({
    id: 'a',
    floor_number: 2,
    is_free: true,
  });
});

test('values go to the columns of their names, and what has no column goes nowhere', () => {
  expect(toColumns(rooms, { floor_number: 2, is_free: false, price: 9, toString: 'x' })).toEqual({
    floorNumber: 2,
    isFree: false,
  });
});

test('null empties a column, undefined leaves it', () => {
  const emptied = { shown_name: null, floor_number: null, tags: null, is_free: undefined };
  expect(toColumns(rooms, emptied)).toEqual({ shownName: '', floorNumber: null, tags: [] });
});

test('a statement that is written as text names the columns that it is told, once each, as the rows do', () => {
  expect(columnsAs(rooms, 'r', ['id', 'floorNumber', 'shownName', 'freeFrom', 'id'])).toBe(
    'r.id as "id", r.floor_number as "floorNumber", r.shown_name as "shownName", r.free_from::text as "freeFrom"',
  );
});

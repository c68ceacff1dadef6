import { describe, expect, test } from '@jest/globals';
import { isDate } from 'node:util/types';
import { readMoment } from './moment.ts';

describe('a moment as PostgreSQL writes it is the moment that it means', () => {
  test.each([
    ['2026-02-28 23:59:59.123+00', '2026-02-28T23:59:59.123Z'],
    ['2026-02-28 23:59:59.12+00', '2026-02-28T23:59:59.120Z'],
    ['2026-02-28 23:59:59.1+00', '2026-02-28T23:59:59.100Z'],
    ['2026-02-28 23:59:59+00', '2026-02-28T23:59:59.000Z'],
    ['1969-12-31 00:00:00.001+00', '1969-12-31T00:00:00.001Z'],
    ['0100-01-01 00:00:00+00', '0100-01-01T00:00:00.000Z'],
    ['0099-12-31 00:00:00+00', '0099-12-31T00:00:00.000Z'],
    ['2026-02-28 23:59:59.123456+00', '2026-02-28T23:59:59.123Z'],
    ['2026-03-01 03:59:59.5+04', '2026-02-28T23:59:59.500Z'],
    ['2026-02-28 18:29:59.123-05:30', '2026-02-28T23:59:59.123Z'],
    ['10000-01-01 00:00:00+00', '+010000-01-01T00:00:00.000Z'],
    ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
  ])('%s', (text, iso) => {
    const moment = readMoment(text);
    expect(moment.getTime()).toBe(new Date(iso).getTime());
    expect([moment.toISOString(), JSON.stringify({ moment })]).toEqual([iso, `{"moment":"${iso}"}`]);
    expect(isDate(moment) && moment instanceof Date).toBe(true);
    expect(moment).toEqual(new Date(iso));
    expect(structuredClone(moment).toISOString()).toBe(iso);
  });

  test('one that is no moment is what pg makes of it', () => {
    expect([readMoment('infinity'), readMoment('-infinity')]).toEqual([Infinity, -Infinity]);
  });
});

import { describe, expect, it } from 'vitest';
import { namedBy, namesIn } from '../src/pages/maps/geojson';

const file = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: { iso: 'AT', area: 84, name: 'Austria', local: 'Österreich' }, geometry: null },
    { type: 'Feature', properties: { iso: 'HU', area: 93, name: 'Hungary', local: 'Magyarország' }, geometry: null },
  ],
});

describe('the names of a GeoJSON file', () => {
  it('are offered if every feature has one, the usual ones first', () => {
    expect(namesIn(file)).toEqual(['name', 'iso', 'local']);
    expect(namesIn('InitStart')).toEqual([]);
    expect(namesIn('{"format":"arbiter-map/1"}')).toEqual([]);
  });

  it('are those of the property that was chosen', () => {
    expect(namesIn(namedBy(file, 'local'))).toEqual(['name']);
    expect(namedBy(file, 'local')).toContain('"name":"Magyarország"');
  });
});

/** Chooses the names of a GeoJSON file before the server reads it. */

interface Feature {
  properties?: Record<string, unknown> | null;
}

const USUAL = ['name', 'NAME', 'Name', 'name_en', 'NAME_EN', 'title'];

function featuresOf(text: string): Feature[] | null {
  try {
    const file = JSON.parse(text) as { type?: unknown; features?: unknown };
    return file.type === 'FeatureCollection' && Array.isArray(file.features) ? (file.features as Feature[]) : null;
  } catch {
    return null;
  }
}

const worded = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The properties that are a text in every feature, the usual ones first; empty if the text is not a feature collection. */
export function namesIn(text: string): string[] {
  const features = featuresOf(text) ?? [];
  const first = Object.keys(features[0]?.properties ?? {});
  const rank = (word: string) => (USUAL.indexOf(word) + USUAL.length + 1) % (USUAL.length + 1);
  return first.filter((word) => features.every((feature) => worded(feature.properties?.[word]))).sort((a, b) => rank(a) - rank(b));
}

/** The same file with that property as the name of every feature. */
export function namedBy(text: string, property: string): string {
  const file = JSON.parse(text) as { features: Feature[] };
  const features = file.features.map((feature) => ({ ...feature, properties: { name: feature.properties?.[property] } }));
  return JSON.stringify({ ...file, features });
}

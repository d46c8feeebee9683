import { useEffect, useState } from 'preact/hooks';

/** A picture that the server drew. As an image it can run nothing, whatever its text says. */
export function SvgPicture({ svg, alt }: { svg: string; alt: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url === null ? null : <img class="svg-picture" src={url} alt={alt} />;
}

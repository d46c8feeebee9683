import { useEffect, useState } from 'preact/hooks';

/** A picture drawn by the server. As an image it cannot run scripts, whatever it contains. */
export function SvgPicture({ svg, alt }: { svg: string; alt: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url === null ? null : <img class="svg-picture" src={url} alt={alt} />;
}

import { indexedPaths } from "../stored/indexed-paths.ts";
import type { Endpoint } from "./answer-endpoint.ts";

const hourly = { "cache-control": "public, max-age=3600" };

export const answerRobots: Endpoint = ({ ports: { settings }, more }) =>
  new Response(`User-agent: *\nDisallow: /api/\nSitemap: ${settings.publicUrl}/sitemap.xml\n`, {
    headers: { ...more, ...hourly, "content-type": "text/plain; charset=utf-8" },
  });

export const answerSiteMap: Endpoint = (asked) => {
  const { settings, clock } = asked.ports;
  const { publicUrl } = settings;
  const market = settings.market === "nl" ? "nl" : "be";
  const places = indexedPaths(settings, clock.today(), market, asked.routes).map(
    (path) => `<url><loc>${publicUrl}${path === "/" ? "/" : encodeURI(path)}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { ...asked.more, ...hourly, "content-type": "application/xml; charset=utf-8" } });
};

export const answerWebManifest: Endpoint = ({ ports: { settings }, more }) =>
  new Response(
    JSON.stringify({
      name: settings.productName,
      short_name: settings.productName,
      lang: "nl-BE",
      start_url: "/",
      display: "minimal-ui",
      background_color: "#fbfaff",
      theme_color: "#5b23b0",
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    }),
    { headers: { ...more, ...hourly, "content-type": "application/manifest+json; charset=utf-8" } },
  );

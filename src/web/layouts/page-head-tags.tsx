import { documentTitle, type PageHead, searchKeywords } from "#content/page-head.ts";
import { shellWords } from "#content/shell.ts";
import type { Site } from "#content/site.ts";
import { canonicalPath } from "#web/canonical-path.ts";
import { useSite } from "#web/shell/shell.ts";
import { cardPath } from "#web/social-card.ts";
import type { ShownPage } from "#web/use-page.ts";

/** Title, description, canonical, social card and structured data, lifted into the head by React. */
export function PageHeadTags({ page: { head, info, pathname } }: { page: ShownPage }) {
  const site = useSite();
  if (!head) return null;
  const address = site.publicUrl + canonicalPath(pathname);
  const title = documentTitle(head.title, site);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={searchKeywords(site.market).join(", ")} />
      {info.index === false ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="nl_BE" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={site.publicUrl + cardPath(pathname, info, site.name)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // A "<" could end the script element early.
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(structuredData(site, head, pathname)).replaceAll("<", "\\u003c"),
        }}
      />
    </>
  );
}

/** Where search engines look for who runs a site. */
const pagesOfOurselves = ["/", "/overons", "/contact"];

function structuredData(site: Site, head: PageHead, pathname: string) {
  const { operator, publicUrl, name } = site;
  const trail = [
    { name: shellWords.home, path: "/" },
    ...(head.trail ?? []),
    { name: head.crumb ?? head.title, path: canonicalPath(pathname) },
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(pagesOfOurselves.includes(pathname)
        ? [
            {
              "@type": "Organization",
              "@id": `${publicUrl}/#organisatie`,
              name,
              url: publicUrl,
              logo: `${publicUrl}/icon-512.png`,
              ...(operator.name ? { legalName: operator.name } : {}),
              ...(operator.kbo ? { vatID: operator.kbo } : {}),
              ...(operator.email ? { email: operator.email } : {}),
            },
          ]
        : []),
      ...(pathname === "/"
        ? []
        : [
            {
              "@type": "BreadcrumbList",
              itemListElement: trail.map(({ name, path }, index) => ({
                "@type": "ListItem",
                position: index + 1,
                name,
                item: publicUrl + path,
              })),
            },
          ]),
    ],
  };
}

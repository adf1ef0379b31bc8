import { Link } from "react-router";
import { gatherModelAccuracy } from "#application/information/gather-model-accuracy.ts";
import { modelAccuracyWords } from "#content/pages/information/model-accuracy.ts";
import type { Site } from "#content/site.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { PageHero, Prose, Section } from "#ui/section.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";

const modelAccuracy = (site: Site) => modelAccuracyWords(site, gatherModelAccuracy());
export const loader = contentLoader(modelAccuracy);
export default function ModelAccuracy() {
  const { hero, pairs, misses, doubt, actions } = useWords<typeof modelAccuracy>();
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <Button asChild>
              <Link to="/calculator/koper">{actions.calculator}</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to="/hoe-wij-rekenen">{actions.method}</Link>
            </Button>
          </>
        }
      />
      {[pairs, misses].map(({ title, lead, caption, columns, rows }, index) => (
        <Section key={title} tone={index === 0 ? "sunken" : "plain"} title={title} lead={lead}>
          <DataTable
            caption={caption}
            columns={columns.map((header, column) => ({
              header,
              align: column >= columns.length - 3 ? "end" : "start",
            }))}
            rows={rows}
            rowHeader
          />
        </Section>
      ))}
      <Section tone="primary" title={doubt.title}>
        <Prose>
          <ul>
            {doubt.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="text-muted text-small">{doubt.source}</p>
        </Prose>
      </Section>
    </>
  );
}

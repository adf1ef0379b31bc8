import { Link } from "react-router";
import type { ComponentTestSections } from "#content/pages/workbench/component-test.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Row, Specimen } from "../gallery.tsx";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;

export function ButtonSpecimens({ words }: { words: ComponentTestSections["buttons"] }) {
  return (
    <>
      <Specimen name={words.variants}>
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} type="button" variant={variant}>
              {words[variant]}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name={words.sizes}>
        <Row>
          <Button type="button" size="small">
            {words.small}
          </Button>
          <Button type="button" size="medium">
            {words.medium}
          </Button>
          <Button type="button" size="large">
            {words.large}
            <Icon name="arrow-right" />
          </Button>
        </Row>
      </Specimen>
      <Specimen name={words.states}>
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} type="button" variant={variant} disabled>
              {words.disabled}
            </Button>
          ))}
          {VARIANTS.map((variant) => (
            <Button key={variant} type="button" variant={variant} busy>
              {words.busy}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name={words.links}>
        <Row>
          <Button asChild variant="secondary">
            <Link to="/energie-delen">{words.asLink}</Link>
          </Button>
          <TextLink asChild>
            <Link to="/energie-delen">{words.textLink}</Link>
          </TextLink>
        </Row>
      </Specimen>
    </>
  );
}

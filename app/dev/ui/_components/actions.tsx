import { Plus } from "@/components/drawings/icons";
import { ShoppingCart } from "@/components/drawings/icons";
import { Avatar } from "@/components/ui/avatar";
import { Button, IconButton } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { LinkButton } from "@/components/ui/link-button";
import { Tooltip } from "@/components/ui/tooltip";
import { LiveDialog, LiveMenu, LiveToasts } from "./live";
import { SampleGrid } from "./sample-grid";

const variants = ["primary", "secondary", "ghost", "danger"] as const;
const sizes = ["sm", "md", "lg", "xl"] as const;

export function Actions() {
  return (
    <SampleGrid title="Button, IconButton, LinkButton, Menu, Dialog, Toast, Tooltip">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          Ajouter au panier
        </Button>
      ))}
      {variants.map((variant) => (
        <Button key={variant} variant={variant} busy>
          Ajouter au panier
        </Button>
      ))}
      <Button disabled>Indisponible</Button>
      {sizes.map((size) => (
        <Button key={size} variant="primary" size={size}>
          Accepter 149,36 €
        </Button>
      ))}
      <IconButton label="Ajouter" variant="primary">
        <Plus />
      </IconButton>
      <IconButton label="Ajouter" variant="secondary">
        <Plus />
      </IconButton>
      <IconButton label="Panier, 5 articles" count={5}>
        <ShoppingCart />
      </IconButton>
      <LinkButton href="#light" variant="secondary">
        Voir la fiche
      </LinkButton>
      <LiveMenu />
      <LiveDialog placement="centre" />
      <LiveDialog placement="end" />
      <LiveDialog placement="bottom" />
      <LiveToasts />
      <Tooltip text="Prix d'achat masqué quand le client regarde">
        {(control) => <Button {...control}>Prix public</Button>}
      </Tooltip>
      <Avatar name="Garage du Pont" />
      <Avatar name="Garage du Pont" size="lg" />
      <Kbd>Ctrl K</Kbd>
    </SampleGrid>
  );
}

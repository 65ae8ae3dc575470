import { Badge, Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { DeniedState, EmptyState, ErrorState } from "@/components/ui/states";
import { SampleGrid } from "./sample-grid";

const tones = ["neutral", "accent", "fit", "unknown", "no"] as const;

export function Statuses() {
  return (
    <SampleGrid title="Badge, Note, Progress, Spinner, Skeleton, EmptyState, ErrorState, DeniedState">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          Brouillon 2
        </Badge>
      ))}
      {tones.map((tone) => (
        <Note key={tone} tone={tone} className="w-44">
          3 articles masqués : code moteur 2, date 1.
        </Note>
      ))}
      <Progress label="Import du tarif" value={62} text="62 %" className="w-56" />
      <Progress label="Recherche" className="w-56" />
      <Spinner label="Chargement" />
      <Loading label="Chargement des articles" className="w-full">
        <SkeletonRows rows={2} />
      </Loading>
      <Card className="flex-1 basis-60">
        <EmptyState
          title="Aucun véhicule récent"
          text="Tapez une plaque ou un VIN : il apparaîtra ici."
          action={<Button variant="primary">Identifier un véhicule</Button>}
        />
      </Card>
      <Card className="flex-1 basis-60">
        <ErrorState
          title="Le fournisseur ne répond pas"
          text="Vos articles sont intacts."
          action={<Button>Réessayer</Button>}
        />
      </Card>
      <Card className="flex-1 basis-60">
        <DeniedState
          title="Accès réservé"
          text="Votre droit ne couvre pas les statistiques."
          action={<Button>Demander l&apos;accès</Button>}
        />
      </Card>
    </SampleGrid>
  );
}

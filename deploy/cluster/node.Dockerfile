# One node of PostgreSQL under Patroni, from Debian's packages.
FROM debian:bookworm-slim
RUN printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d \
  && mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
  && apt-get update -q \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql patroni etcd-server curl \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 700 /var/lib/postgresql/etabli /var/lib/etcd/etabli
WORKDIR /etc/patroni
COPY patroni.yml create-database.sh ./
# The socket lies in the working directory.
RUN chown postgres:postgres /etc/patroni
USER postgres
STOPSIGNAL SIGTERM
CMD ["patroni", "/etc/patroni/patroni.yml"]
